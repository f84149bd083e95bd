import { fetchModelList, ModelList } from './model-list';
import type { CloudKind } from './provider';

/** Anthropic, by its messages API. */
export const anthropic: CloudKind = {
  baseUrl: 'https://api.anthropic.com/v1',
  needsKey: true,
  options: {},
  model: async ({ baseUrl, key, fetch }, id) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl, apiKey: key, fetch }).languageModel(id);
  },
  models: async (connection) => {
    const headers = { 'x-api-key': connection.key, 'anthropic-version': '2023-06-01' };
    const { data } = await fetchModelList(connection, '/models?limit=1000', headers, ModelList);
    return data.map(({ id }) => id);
  },
};
