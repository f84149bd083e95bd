import type { Recogniser } from '../../entities/entity';

export const recogniseIdNumber: Recogniser = () => [];
