import { fetchModelList, ModelList } from './model-list';
import type { CloudKind } from './provider';

/** Any server that speaks OpenAI's chat completions: Ollama, LM Studio, vLLM, a gateway. */
export const openaiCompatible: CloudKind = {
  baseUrl: null,
  needsKey: false,
  options: {},
  model: async ({ baseUrl, key, fetch }, id) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const credentials = key === '' ? {} : { apiKey: key };
    return createOpenAICompatible({ name: 'compatible', baseURL: baseUrl, fetch, ...credentials }).languageModel(id);
  },
  models: async (connection) => {
    const headers: Record<string, string> = connection.key === '' ? {} : { authorization: `Bearer ${connection.key}` };
    const { data } = await fetchModelList(connection, '/models', headers, ModelList);
    return data.map(({ id }) => id);
  },
};
