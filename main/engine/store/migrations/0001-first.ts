export const first = `
CREATE TABLE conversations (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  pinned INTEGER NOT NULL,
  temporary INTEGER NOT NULL,
  epsilon REAL NOT NULL,
  provider TEXT NOT NULL,
  model TEXT NOT NULL,
  head TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  FOREIGN KEY (id, head) REFERENCES messages (conversation, id)
) STRICT;

CREATE TABLE drafts (
  conversation TEXT PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
  text TEXT NOT NULL
) STRICT;

-- A tree: each message follows its parent of the same conversation. The order of seq is the order of time.
-- The parent does not cascade: SQLite bounds that depth, and the conversation takes all its messages along.
CREATE TABLE messages (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  parent TEXT,
  role TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  original TEXT,
  sanitized TEXT,
  findings TEXT,
  restored TEXT,
  received TEXT,
  spans TEXT,
  author TEXT,
  status TEXT,
  error TEXT,
  UNIQUE (conversation, id),
  FOREIGN KEY (conversation, parent) REFERENCES messages (conversation, id),
  CHECK (
    role = 'user' AND original IS NOT NULL AND sanitized IS NOT NULL AND findings IS NOT NULL
    OR role = 'assistant' AND parent IS NOT NULL AND restored IS NOT NULL AND received IS NOT NULL
      AND spans IS NOT NULL AND author IS NOT NULL AND status IN ('streaming', 'done', 'stopped', 'failed')
  )
) STRICT;
CREATE INDEX messages_children ON messages (conversation, parent);
CREATE INDEX messages_streaming ON messages (status) WHERE status = 'streaming';

-- Without a conversation: everywhere.
CREATE TABLE decisions (
  seq INTEGER PRIMARY KEY,
  conversation TEXT REFERENCES conversations (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  value TEXT NOT NULL,
  action TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX decisions_once ON decisions (coalesce(conversation, ''), type, value);
CREATE INDEX decisions_conversation ON decisions (conversation);

-- Outlives its conversation: what was spent stays spent.
CREATE TABLE draws (
  type TEXT NOT NULL,
  canonical TEXT NOT NULL,
  epsilon_milli INTEGER NOT NULL,
  scope TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (type, canonical, epsilon_milli, scope)
) STRICT, WITHOUT ROWID;

-- Outlives its conversation: it holds what left, so nothing of the user's own. The body is deflated.
CREATE TABLE journal (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL,
  conversation TEXT REFERENCES conversations (id) ON DELETE SET NULL,
  message TEXT REFERENCES messages (id) ON DELETE SET NULL,
  provider TEXT NOT NULL,
  host TEXT NOT NULL,
  model TEXT NOT NULL,
  body BLOB NOT NULL,
  status TEXT NOT NULL
) STRICT;
CREATE INDEX journal_conversation ON journal (conversation);
CREATE INDEX journal_message ON journal (message);
CREATE INDEX journal_sending ON journal (status) WHERE status = 'sending';

CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE providers (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  base_url TEXT,
  has_key INTEGER NOT NULL,
  models TEXT NOT NULL
) STRICT;

-- rowid: a message's seq, or a conversation's negative seq for its title.
CREATE VIRTUAL TABLE search USING fts5 (text, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3');
INSERT INTO search (search, rank) VALUES ('secure-delete', 1);
`;
