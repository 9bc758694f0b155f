import type { HeadersFunction } from 'react-router'

/**
 * The `headers` of a page that may lose something to a passing failure: when its loader, or the layout around it, says that
 * nobody may keep the answer, the answer says so.
 */
export const passOnCaching: HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const caching = loaderHeaders.get('cache-control') ?? parentHeaders.get('cache-control')
  return new Headers(caching ? { 'cache-control': caching } : {})
}
