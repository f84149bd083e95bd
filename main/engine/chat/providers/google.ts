import { z } from 'zod';
import { fetchModelList } from './model-list';
import type { CloudKind } from './provider';

const ModelList = z.object({
  models: z.array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) })),
});

/** Google's Gemini API. The key goes in a header, never in the address. */
export const google: CloudKind = {
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  needsKey: true,
  options: {},
  model: async ({ baseUrl, key, fetch }, id) => {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ baseURL: baseUrl, apiKey: key, fetch }).languageModel(id);
  },
  models: async (connection) => {
    const headers = { 'x-goog-api-key': connection.key };
    const { models } = await fetchModelList(connection, '/models?pageSize=1000', headers, ModelList);
    return models
      .filter(({ supportedGenerationMethods }) => supportedGenerationMethods.includes('generateContent'))
      .map(({ name }) => name.replace(/^models\//, ''));
  },
};
