/** The name the shop greets a person by: the first word of their name. */
export function usernameFrom(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
