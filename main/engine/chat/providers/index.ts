import type { ProviderKind } from '../../../../shared/domain';
import { anthropic } from './anthropic';
import { google } from './google';
import { openai } from './openai';
import { openaiCompatible } from './openai-compatible';
import type { CloudKind } from './provider';

export type { CloudPrompt } from './provider';

/** The kinds of provider that lie outside this computer. */
export const cloudKinds: Record<Exclude<ProviderKind, 'local'>, CloudKind> = {
  openai,
  anthropic,
  google,
  'openai-compatible': openaiCompatible,
};
