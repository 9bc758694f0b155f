/** CRS-038, CRS-039. What any part of a page, also an editor's, may ask for without knowing who does it. */
export type PreviewRequest = { courseId?: number | undefined }
export type SaveRequest = { title: string; files: readonly { label: string; href: string }[] }

export const PREVIEW_FILE = 'previewFile'
export const SAVE_FILE = 'saveFile'

export function previewFile(courseId: number | undefined): void {
  document.dispatchEvent(new CustomEvent<PreviewRequest>(PREVIEW_FILE, { detail: { courseId } }))
}

export function saveFile(request: SaveRequest): void {
  document.dispatchEvent(new CustomEvent<SaveRequest>(SAVE_FILE, { detail: request }))
}
