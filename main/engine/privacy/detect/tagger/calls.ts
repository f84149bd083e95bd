import type { Tagged } from '../../../../../shared/tagger';
import { names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { wordSet } from '../../word-set';
import { isSmallWord } from './words';

/** What people call out, in any place of a sentence. */
export const calls = wordSet(
  `
    génial super top parfait cool genial perfecto vale gracias merci thanks danke grazie bedankt dzięki obrigado
    obrigada tack ok okay okej klar perfekt prima toll bravo wow haha hahaha lol mdr jaja ciao coucou salut bisous
    kram beleza tamam teşekkürler super! mega krass echt gut nice sweet cheers yay ouf bof ben euh pfff jasne świetnie
    perfetto ottimo certo dai buono fixe ótimo
  `,
);

/** Whom one loves: some are given names as well, and nobody's where one begins so. */
export const endearments = wordSet(
  `
    amor amore schatz schatzi liebling chérie chéri tesoro cariño cielo kochanie skarbie querida querido älskling
    gumman canım aşkım hayatım honey babe darling sweetie liefje schat lieverd
  `,
);

/** By which money is sent: behind them stands whose number it is. */
export const payments: ReadonlySet<string> = new Set(
  oneLine`
    twint|bizum|satispay|mb way|mbway|blik|swish|vipps|mobilepay|venmo|zelle|cash app|cashapp|paypal|revolut|paytm
    |phonepe|gpay|google pay|apple pay|m-pesa|mpesa|klarna|wero|tikkie|bancontact|lydia|paylib|alipay|upi|visa
    |mastercard|amex|american express|girocard|nequi|yape|pix
  `.split('|'),
);
/** In a case, or several of them: "wyślij blikiem 50 zł". */
export const isPaymentForm = (words: string): boolean =>
  /^(?:blik(?:a|u|iem|ie|ować)|(?:bizum|tikkie|venmo|zelle|pix)(?:s|es|em)|swishen|swishar)$/iu.test(words);
/** "Chave pix", "pix dela": what such a number is called, and whose it is. */
export const isPaymentKey = (words: string): boolean =>
  /^(?:(?:minha|sua|a) )?(?:chave )?pix(?: (?:é|del[ea]s?))?$/iu.test(words) && /\s/.test(words);
const paidBy = /(?<!\p{L})(?:by|via|with|through|over|per|mit|über|avec|par|con|por|tramite|przez|met|com|med|ile) $/iu;
/** … and with somebody: only money says which. */
const paidWith = /(?<!\p{L})(?:with|mit|avec|con|met|com|med) $/iu;
const money = new RegExp(
  oneLine`
    \d|[€£$]
    |(?<!\p{L})(?:
      pa(?:y|ys|id|ying|yment|yer|ié|yé|go|gar|gué|gato|gare)|(?:be|ge)?zahl\p{L}*|überw\p{L}*|betal\p{L}*|zapła\p{L}*
      |płac\p{L}*|sen[dt]|transfer\p{L}*|geld|money|dinero|argent|soldi|euros?
    )(?!\p{L})
  `,
  'iu',
);
/** "Zelle: 07700 900123 is her number": somebody's own. */
const theirs =
  /\d (?:is|ist|est|es|è|jest|är|é) (?:his|her|their|seine?|ihre?|son|sa|su|(?:il )?suo|zijn|haar|jego|jej|hans|hennes|(?:o )?seu)(?!\p{L})/iu;

export const isPaid = (text: string, { start, end }: Tagged): boolean => {
  const before = textBefore(text, start, 10);
  if (names.has(fold(text.slice(start, end)))) return paidBy.test(before) && !paidWith.test(before);
  if (paidWith.test(before)) return money.test(text.slice(Math.max(0, start - 60), end + 40));
  const behind = textAfter(text, end, 48);
  return (/^[:# ]{1,2}[+\d]/.test(behind) && !theirs.test(behind)) || paidBy.test(before);
};

/** Where one greets or calls out: at the start of a sentence before a comma, a name, a mark or another call, and alone before a mark. */
const sentenceStart = /(?:^|[.!?…\n])[ "'“„«(¡¿]{0,3}$/u;
const calledOut = /^(?:,| \p{Lu}|[!.…]|\n|$|[ ]?\p{Extended_Pictographic})/u;
const aloneBefore = /(?:^|[.!?…,\n])[ "'“„«(¡¿]{0,3}$/u;
const isCalledOut = (text: string, { start, end }: Tagged): boolean => {
  const before = textBefore(text, start, 4);
  const after = textAfter(text, end, 24);
  const next = /^ (\p{Ll}+)/u.exec(after)?.[1] ?? '';
  return (
    (sentenceStart.test(before) && (calledOut.test(after) || calls.has(next))) ||
    (aloneBefore.test(before) && /^ ?!/.test(after))
  );
};

/** A small word that no list has as a name is none anywhere. */
export const isCall = (text: string, span: Tagged): boolean => {
  const words = text.slice(span.start, span.end);
  return isCalledOut(text, span) || (isSmallWord(words) && !names.has(fold(words)));
};
