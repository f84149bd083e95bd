import { z } from 'zod';
import { CodedError } from '../../../../shared/result';
import type { Connection } from './provider';

/** As most list their models. */
export const ModelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Asks for a provider's list of models. Sends no text of the user. Rejects with a CodedError. */
export const fetchModelList = async <T>(
  { baseUrl, fetch }: Connection,
  path: string,
  headers: Record<string, string>,
  shape: z.ZodType<T>,
): Promise<T> => {
  const response = await fetch(`${baseUrl}${path}`, { headers });
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CodedError('provider_garbled');
  }
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new CodedError('provider_garbled');
  return parsed.data;
};
