/**
 * A `fetch` that says how much of its body is on its way. Browsers report that for XMLHttpRequest alone: streamed bodies of
 * their own fetch need HTTP/2, and Safari has none.
 * @param onSent called with the share that was sent, 0 to 1
 * @returns what ky takes for its `fetch`; throws what fetch does: TypeError without an answer, the signal's reason
 */
export function sendsWithProgress(onSent: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.withCredentials = request.credentials === 'include';
      call.responseType = 'blob';
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
      call.onload = () =>
        resolve(new Response(call.response, { status: call.status, headers: headersOf(call) }));
      call.onerror = () => reject(new TypeError(`${request.url} gave no answer`));
      call.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body);
    });
  };
}

function headersOf(call: XMLHttpRequest): Headers {
  const lines = call.getAllResponseHeaders().trim().split(/\r\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}
