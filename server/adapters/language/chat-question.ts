/** One line of a conversation. */
export interface Message {
  role: 'system' | 'user';
  content: string;
}

/** What a model is asked. */
export interface ChatQuestion {
  messages: Message[];
  /** The JSON that the answer should be, where there is a form to it. */
  format?: { name: string; schema: Record<string, unknown> };
  /** Longest answer. */
  maxTokens?: number;
}
