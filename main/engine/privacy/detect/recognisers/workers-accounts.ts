import type { Candidate, PreparedText } from '../../entities/entity';
import { isPublicName } from '../../entities/online/public-hosts';
import { isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter } from '../../text/around';
import { isHandle, isName, isOfName, isOfWords } from './account-name';
import { fieldsOf } from './fields';

/** Accounts of those who did something at work. */

/** Whose a record, a ticket or a page is: an account, a name, or a team. */
const ofWork = new RegExp(
  oneLine`
    (?:^| )(?:
      (?:
        opened|created|closed|updated|modified|changed|assigned|reported|requested|submitted|uploaded|approved
        |reviewed|merged|edited|deleted|signed|locked|checked out|last (?:login|edited|modified|changed)
      ) (?:by|to)|author|owner|assignee|reporter|reviewer|approver|committer|requester|maintainer|bearbeiter|ersteller
      |(?:erstellt|geändert|gemeldet) von|auteur|créé par|autor|creado por|asignado a|autore|creato da|assegnato a
      |aangemaakt door|utworzony przez|criado por|skapad av|oluşturan
    )$
  `,
  '',
);
/** A program's package, of which an author is everybody's. */
const isManifest = /"(?:version|dependencies|license|repository|scripts|main)" ?:/i;
const workersAccount = /^\p{Ll}+(?:[._-]\p{Ll}+){0,2}\d{0,4}$/u;
const nobodys =
  /^(?:unassigned|nobody|anonymous|automation|automated|deleted|inactive|active|closed|unbekannt|anonyme?|anonim|anonymer|anônimo|anónimo)$/;
const isWorkersAccount = (name: string): boolean =>
  !nobodys.test(name) &&
  workersAccount.test(name) &&
  name.length > 4 &&
  isName(name) &&
  !isPublicName(name) &&
  !isOfWords(name) &&
  (isOfName(name) || isHandle(name) || !isGivenName(name));

export const workersAccounts = (prepared: PreparedText): Candidate[] =>
  isManifest.test(prepared.text)
    ? []
    : fieldsOf(prepared, ofWork, isWorkersAccount).filter(
        ({ end }) => !/^[([.]\S/.test(textAfter(prepared.text, end, 2)),
      );
