import type { Recogniser } from '../../entities/entity';

export const recogniseCard: Recogniser = () => [];
