// The only thing this worker keeps is the page that says there is no network, with its stylesheet; everything else is the server's word.
const CACHE = 'camice-offline-2'
const PAGE = '/offline'

async function keepOfflinePage() {
  const cache = await caches.open(CACHE)
  const page = await fetch(new Request(PAGE, { credentials: 'omit', cache: 'reload' }))
  if (!page.ok) throw new Error('no page to keep')
  const words = await page.clone().text()
  await cache.addAll([...words.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href))
  await cache.put(PAGE, page)
  await self.skipWaiting()
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))

self.addEventListener('activate', (event) => {
  const forgetOthers = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
  event.waitUntil(forgetOthers.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  if (event.request.destination === 'style')
    event.respondWith(
      caches
        .match(event.request)
        .catch(() => undefined)
        .then((kept) => kept ?? fetch(event.request)),
    )
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE).then((page) => page ?? Response.error())))
})
