/** The cookies a loader sets, on the document too. */
export function passOnCookies({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return cookieHeaders(loaderHeaders.getSetCookie())
}

export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}
