import type { FileFormat } from './article-model.ts'

/** CNT-018. The ways to carry an item away, as the browser gets them; apart, so that the browser does not carry the shapes. */
export type DownloadsWire = { type: FileFormat; url: string; title: string }[]

/** API-029. Where a download is fetched from. */
export function resourceAddress({ url, type }: DownloadsWire[number]): string {
  return `/api/ebook-resource?${new URLSearchParams({ url, type })}`
}
