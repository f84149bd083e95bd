import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { isPost } from '../../../main/engine/privacy/detect/public/requests';
import { asRead } from './read';

/** What is found where the model reads `name`, hardly or surely. */
const found = (text: string, name: string, score = 0.2): string[] => {
  const tagged = [{ ...asRead(text, name, 'PERSON', score), faint: score < 0.4 }];
  return detect(text, { decisions: [], known: [], tagged }).map((span) => text.slice(span.start, span.end));
};

describe('a question in a post is asked of people', () => {
  test.each([
    ['who let Zoltrix cook 😂', 'Zoltrix'],
    ['Is it just me or does Zoltrix look tired?', 'Zoltrix'],
    ['warum hat Zoltrix das gesagt??', 'Zoltrix'],
    ['pourquoi Zoltrix est parti mdr', 'Zoltrix'],
    ['¿por qué se fue Zoltrix? :(', 'Zoltrix'],
    ['dlaczego Zoltrix tak gra?! #mecz', 'Zoltrix'],
  ])('%s', (text, name) => {
    expect(isPost(text)).toBe(true);
    expect(found(text, name)).toEqual([name]);
  });
});

describe('what a model is asked is no post', () => {
  test.each([
    ['How does Zoltrix schedule its threads?', 'Zoltrix'],
    ['Warum ist Zoltrix schneller als andere Datenbanken?', 'Zoltrix'],
    ['Pourquoi Zoltrix est-il plus rapide ?', 'Zoltrix'],
  ])('%s', (text, name) => {
    expect(isPost(text)).toBe(false);
    expect(found(text, name)).toEqual([]);
  });

  test.each([
    ['Write a haiku about Zoltrix 😂', 'Zoltrix'],
    ['Erkläre mir Zoltrix bitte!! :)', 'Zoltrix'],
    ['Explique Zoltrix à un enfant !!', 'Zoltrix'],
  ])('nor is it with signs of a post: %s', (text, name) => {
    expect(found(text, name)).toEqual([]);
  });

  test('a figure that a post asks about is the world’s', () => {
    expect(found('how tall was Winston Churchill??', 'Winston Churchill', 0.95)).toEqual([]);
    expect(found('wie alt ist Albert Einstein geworden 😂', 'Albert Einstein', 0.95)).toEqual([]);
  });

  test('nor is a long text with a smiley', () => {
    expect(isPost(`${'The plan was moved to another week. '.repeat(10)} :)`)).toBe(false);
  });
});
