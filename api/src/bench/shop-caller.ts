/** Calls a shop while a measurement is prepared; every refusal stops the measurement. */
export class ShopCaller {
  /**
   * @param url where the shop answers
   * @param token an access token, for calls of someone signed in
   */
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  /** The same shop, called by someone signed in. */
  as(token: string): ShopCaller {
    return new ShopCaller(this.url, token);
  }

  /**
   * Calls a path, by POST when there is a body: JSON, or a form with a file.
   * @returns the answer's data
   * @throws Error when the shop refuses
   */
  async call<Data>(path: string, body?: object, headers?: Record<string, string>): Promise<Data> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}${path}`, {
      headers: {
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 500)}`);
    return (JSON.parse(text) as { data: Data }).data;
  }
}
