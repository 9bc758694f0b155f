import { toast } from './toast.ts'

/** Copies, and says so; where the browser refuses, says what to do by hand. Whether it was copied. */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
    return true
  } catch {
    toast.warning('Il browser non permette di copiare: seleziona il testo e copialo a mano.')
    return false
  }
}
