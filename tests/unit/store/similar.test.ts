import { describe, expect, it } from 'vitest';
import { begin, open, say } from './profile';

describe('similar conversations', () => {
  it('share the words that are telling, the most alike first', () => {
    const store = open();
    const chat = (...texts: string[]) => {
      const { id } = begin(store);
      for (const text of texts)
        say(store, id, store.conversations.get(id).head, text, 'Here is what I think about it.');
      return id;
    };
    for (let i = 0; i < 30; i++) chat(`What do you think about number ${i}, and is it good?`);
    const tulips = chat('My tulip bulbs rot in the heavy clay soil, what about drainage?');
    const garden = chat('Drainage for clay soil in a garden: gravel or sand?', 'And for tulip bulbs?');
    const soil = chat('The clay soil is heavy.');
    const alike = store.similar(tulips);
    expect(alike.map(({ conversation }) => conversation)).toEqual([garden, soil]);
    expect(alike[0]?.words).toEqual(expect.arrayContaining(['clay', 'soil', 'drainage']));
    expect(alike[0]?.words).not.toContain('what');
  });

  it('are not those that share only words of every sentence, however few chats there are', () => {
    const store = open();
    const { id } = begin(store);
    say(store, id, null, 'What is the best soil for the tulips that you know?', '');
    say(store, begin(store).id, null, 'Regex for the invoices that you know is what?', '');
    const garden = begin(store).id;
    say(store, garden, null, 'Which soil do these tulips need?', '');
    expect(store.similar(id)).toMatchObject([{ conversation: garden, words: ['tulips', 'soil'] }]);
  });

  it('are found by titles too, in scripts without spaces, and never of themselves', () => {
    const store = open();
    const { id } = begin(store);
    say(store, id, null, '東京の賃貸契約について教えてください。', '');
    const other = begin(store).id;
    say(store, other, null, 'もう一つ', '', { title: '賃貸契約と東京' });
    expect(store.similar(id)).toMatchObject([{ conversation: other, title: '賃貸契約と東京' }]);
  });

  it('go by what the user wrote, not by what replies say', () => {
    const store = open();
    const boilerplate = 'Sure, here is a draft that you can adapt: the drainage of heavy clay soil.';
    const { id } = begin(store);
    say(store, id, null, 'Which tulip bulbs grow in heavy clay?', boilerplate);
    const garden = begin(store).id;
    say(store, garden, null, 'Clay pots for a tulip?', 'Any will do.');
    const cooked = begin(store).id;
    say(store, cooked, null, 'How long do eggs boil?', boilerplate);
    say(store, cooked, store.conversations.get(cooked).head, 'And potatoes?', 'Tulip bulbs in heavy clay: the same.');
    // Words of the user that only replies share are telling of nothing, and rare ones stay telling however often replies say them.
    for (let i = 0; i < 30; i++) say(store, begin(store).id, null, `Number ${i}?`, 'Tulip, clay, tulip, clay.');
    expect(store.similar(id)).toMatchObject([{ conversation: garden, words: ['tulip', 'clay'] }]);
  });

  it('have none in common with an empty chat, or one that is gone', () => {
    const store = open();
    const { id } = begin(store);
    say(store, begin(store).id, null, 'clay soil and tulip bulbs', '');
    expect(store.similar(id)).toEqual([]);
    store.conversations.remove(id);
    expect(store.similar(id)).toEqual([]);
  });
});
