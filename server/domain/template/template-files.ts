/** Where all templates of an account are. */
export function templateFolder(accountId: string): string {
  return `templates/${accountId}/`;
}
