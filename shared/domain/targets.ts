import { z } from 'zod';

export type ProviderId = string & { readonly __brand: 'ProviderId' };
export const ProviderId = z
  .string()
  .min(1)
  .max(100)
  .transform((id) => id as ProviderId);

/** Which provider and model answer. The embedded default is provider `local`. */
export const Target = z.object({ provider: ProviderId, model: z.string().max(300) });
export type Target = z.infer<typeof Target>;

/** The best model that is ready on this computer. */
export const localTarget: Target = { provider: ProviderId.parse('local'), model: '' };
/** Whether a model on this computer answers: nothing leaves. */
export const isLocal = ({ provider }: Target): boolean => provider === localTarget.provider;

export const ProviderKind = z.enum(['local', 'openai', 'anthropic', 'google', 'openai-compatible']);
export type ProviderKind = z.infer<typeof ProviderKind>;

/** A place that answers. The API key is never part of it. */
export const Provider = z.object({
  id: ProviderId,
  kind: ProviderKind,
  name: z.string().min(1).max(100),
  /** Null: the kind's own address. */
  baseUrl: z.url().nullable(),
  hasKey: z.boolean(),
  /** Model names offered, most useful first. */
  models: z.array(z.string()),
});
export type Provider = z.infer<typeof Provider>;
