/** API-029, API-038. Fetches a document and hands it to the browser under a name; throws what the page must say. */
export async function saveFile(address: string, name: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const held = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = held
  link.download = name
  link.click()
  // The browser has begun to read it; it is let go when it has had the time to.
  setTimeout(() => URL.revokeObjectURL(held), 60_000)
}
