import { useState } from 'react'
import { useLocation } from 'react-router'
import { type DownloadsWire, resourceAddress } from '#areas/content/article-links-wire.ts'
import { contentEvent } from '#areas/tracking/rules.ts'
import { Button } from '#design/button/button.tsx'
import { Dialog, useDialog } from '#design/dialog/dialog.tsx'
import { toast } from '#design/toast/toast.ts'
import { untilLate } from '#platform/http/ask-call.ts'
import { saveFile } from './save-file.ts'

type Props = {
  itemId: string /** Called instead of downloading, where the audience may not. */
  onRefused: (() => void) | null
}

/** CNT-019. One format starts at once, several are chosen among; files are saved as resource.{extension}. */
export function DownloadButton({ itemId, onRefused }: Props) {
  const choice = useDialog()
  const { pathname } = useLocation()
  const [links, setLinks] = useState<DownloadsWire>([])
  const [isPending, setPending] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch {
      toast.failed(itemId, () => void attempt(work), 'Il download non è riuscito, riprova.')
    } finally {
      setPending(false)
    }
  }
  const save = (link: DownloadsWire[number]) => saveFile(resourceAddress(link), `resource.${link.type}`)
  const start = () =>
    attempt(async () => {
      const response = await fetch(`/api/content/${itemId}/downloads`, {
        signal: untilLate(),
        headers: { accept: 'application/json' },
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const offered = (await response.json()) as DownloadsWire
      const [only] = offered
      if (only && offered.length === 1) return save(only)
      setLinks(offered)
      choice.open()
    })
  return (
    <>
      <Button
        variant="ghost"
        icon="download"
        data-event-code={contentEvent(pathname, 'download')}
        isPending={isPending}
        onClick={() => (onRefused ? onRefused() : void start())}
      >
        Scarica
      </Button>
      <Dialog isOpen={choice.isOpen} onClose={choice.close} title="Scegli il formato" size="small">
        <ul className="grid gap-2 pb-4">
          {links.map((link) => (
            <li key={link.type}>
              <Button
                variant="ghost"
                icon="file-text"
                isWide
                onClick={() => {
                  choice.close()
                  void attempt(() => save(link))
                }}
              >
                {link.title}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
