/** The field with Quill: large, so it is loaded apart; ahead of its first use, when the browser has nothing else to do. */
export const loadRichTextField = () => import('./rich-text-field.tsx');
