import { entityTypes } from '../../../shared/domain';
import { typeNames } from '../../../shared/type-names';

export const typesByName = entityTypes.toSorted((a, b) => typeNames[a].localeCompare(typeNames[b], 'en'));
