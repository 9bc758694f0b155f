import { saveFile } from '#areas/courses/ui/file-events.ts'
import { Button } from '#design/button/button.tsx'

/** CRS-016, CRS-039. The first step of an e-book course: the book itself, to read anywhere. */
export function EbookDownload({ courseId }: { courseId: number }) {
  const at = (format: string) => `/api/FAD/Corsi/${courseId}/Ebook/${format}`
  return (
    <Button
      variant="ghost"
      icon="download"
      onClick={() =>
        saveFile({
          title: 'Scarica l’e-book',
          files: [
            { label: 'PDF, da stampare', href: at('pdf') },
            { label: 'EPUB, per i lettori di e-book', href: at('epub') },
          ],
        })
      }
    >
      Scarica l’e-book
    </Button>
  )
}
