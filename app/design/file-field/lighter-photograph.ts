/** As large as the club keeps any picture: what is beyond is drawn away when it arrives. */
const MOST_SIDE = 2400
/** What a slow line carries in the seconds a request may last. */
const LIGHT_BYTES = 700 * 1024

/**
 * The photograph of a telephone weighs many megabytes, which a slow line does not carry before the server ends the request: it is made as
 * large as it will be kept before it is sent. What is no photograph, or cannot be read here, is sent as it is.
 */
export async function lighterPhotograph(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size <= LIGHT_BYTES) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const context = canvas.getContext('2d')
    // A telephone short of memory gives none: drawing on would send an empty picture.
    if (!context) return file
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return drawn && drawn.size < file.size ? new File([drawn], file.name, { type: drawn.type }) : file
  } catch {
    return file
  }
}
