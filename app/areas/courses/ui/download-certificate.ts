import { toast } from '#design/toast/toast.ts'
import { untilLate } from '#platform/http/ask-call.ts'

type CertificateWire = { fileBody: string; fileName: string; contentType: string }

/** CRS-036, API-003. Asks for the certificate and hands it to the browser as a file. */
export async function downloadCertificate(courseId: number): Promise<void> {
  try {
    const response = await fetch(`/api/FAD/Corsi/${courseId}/Certificato`, { signal: untilLate() })
    // Something is still to be done: the room of the course says what.
    if (response.status === 409) window.location.assign(`/aula/${courseId}`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { fileBody, fileName, contentType } = (await response.json()) as CertificateWire
    const bytes = Uint8Array.from(atob(fileBody), (character) => character.charCodeAt(0))
    const address = URL.createObjectURL(new Blob([bytes], { type: contentType }))
    const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
    link.click()
    URL.revokeObjectURL(address)
  } catch {
    const path = `/FAD/Corsi/${courseId}/Certificato`
    toast.failed(path, () => void downloadCertificate(courseId), `Errore nel servizio ${path}`)
  }
}
