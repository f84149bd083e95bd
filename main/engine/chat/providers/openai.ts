import { z } from 'zod';
import { fetchModelList } from './model-list';
import type { CloudKind } from './provider';

const ModelList = z.object({ data: z.array(z.object({ id: z.string(), created: z.number().default(0) })) });

/** Models of the list that do not chat. */
const otherTask = /embed|tts|whisper|dall-e|image|moderation|audio|realtime|transcribe|sora|babbage|davinci/;

/** OpenAI, by its responses API. `store: false`: nothing of a chat is kept there to be read back. */
export const openai: CloudKind = {
  baseUrl: 'https://api.openai.com/v1',
  needsKey: true,
  options: { openai: { store: false } },
  model: async ({ baseUrl, key, fetch }, id) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ baseURL: baseUrl, apiKey: key, fetch }).responses(id);
  },
  models: async (connection) => {
    const { data } = await fetchModelList(
      connection,
      '/models',
      { authorization: `Bearer ${connection.key}` },
      ModelList,
    );
    return data
      .filter(({ id }) => !otherTask.test(id))
      .sort((one, other) => other.created - one.created)
      .map(({ id }) => id);
  },
};
