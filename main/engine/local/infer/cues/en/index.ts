import { health } from './health';
import { person } from './person';
import { place } from './place';
import { society } from './society';
import { work } from './work';

/** What English words tell: see ../index.ts. */
export const en = [place, work, person, health, society].join('');
