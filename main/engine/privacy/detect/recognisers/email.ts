import type { Recogniser } from '../../entities/entity';

export const recogniseEmail: Recogniser = () => [];
