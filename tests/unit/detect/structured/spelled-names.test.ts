import { claims } from './claims';

/** Names as one spells them for another. */
claims('PERSON', {
  found: [
    'Her name is spelled ⟦L-I-N-N-E-A⟧.',
    'Buchstabiert wird es ⟦H-E-N-R-I-E-T-T-E⟧.',
    'Ça s’écrit ⟦M-A-T-H-I-L-D-E⟧.',
    'Si scrive ⟦G-I-A-C-O-M-O⟧.',
  ],
  harmless: [
    'How is separate spelled? S-E-P-A-R-A-T-E.',
    'The grades were A-B-C-D.',
    'Press C-T-R-L and then X.',
    'It is spelled N-A-T-O on the sign.',
    'Vitamins A, B, C and D, spelled out.',
  ],
});
claims('PERSON', {
  found: [
    'Ask Mr. ⟦Quellmannsen⟧, that is ⟦Q-U-E-L-L-M-A-N-N-S-E-N⟧.',
    'Frau ⟦Tröndlinger⟧, also ⟦T-R-Ö-N-D-L-I-N-G-E-R⟧.',
  ],
  harmless: [
    'The word banana has B-A-N-A-N-A in it.',
    'NASA (N.A.S.A.) was founded in 1958.',
    'The song YMCA goes Y-M-C-A.',
    'How is Mississippi spelled? M-I-S-S-I-S-S-I-P-P-I',
    'Liechtenstein buchstabiert man L-I-E-C-H-T-E-N-S-T-E-I-N.',
  ],
});
