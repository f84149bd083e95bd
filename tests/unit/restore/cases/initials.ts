import { topic } from '../topic';
import { first, initial, initials, last, reversed, upper } from '../writings';

export const initialsOf = [
  topic(
    'initials',
    'Maria Gonzalez and Hans Peter Wagner signed the lease.',
    { maria: ['PERSON', 'Maria Gonzalez'], hans: ['PERSON', 'Hans Peter Wagner'] },
    [
      [({ maria }) => `${initial(maria)}. ${last(maria)}`, 'M. Gonzalez'],
      [({ maria }) => `${initial(maria)}.${last(maria)}`, 'M.Gonzalez'],
      [({ maria }) => `${first(maria)} ${initial(last(maria))}.`, 'Maria G.'],
      [({ maria }) => `${first(maria)} ${initial(last(maria))}. agreed`, 'Maria G. agreed'],
      [({ maria }) => `(${initials(maria)})`, '(M.G.)'],
      [({ maria }) => `${initials(maria, '.', ' ')} signed`, 'M. G. signed'],
      [({ maria }) => `${last(maria)}, ${initial(maria)}.`, 'Gonzalez, M.'],
      [({ maria }) => reversed(maria), 'Gonzalez, Maria'],
      [({ hans }) => reversed(hans), 'Wagner, Hans Peter'],
      [({ hans }) => `${initial(hans)}. ${last(hans)}`, 'H. Wagner'],
      [({ hans }) => `${initials(hans.split(' ').slice(0, 2).join(' '))} ${last(hans)}`, 'H.P. Wagner'],
      [({ hans }) => `${initials(hans.split(' ').slice(0, 2).join(' '), '.', ' ')} ${last(hans)}`, 'H. P. Wagner'],
      [({ hans }) => `${first(hans)} ${initial(hans.split(' ')[1] ?? '')}. ${last(hans)}`, 'Hans P. Wagner'],
      [({ maria }) => `Dear Ms ${initial(last(maria))}.,`, ({ maria }) => `Dear Ms ${initial(last(maria))}.,`],
      [({ maria }) => `${upper(initials(maria))}`, 'M.G.'],
    ],
  ),
];
