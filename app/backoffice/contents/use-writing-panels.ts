import { type RefObject, useState } from 'react'
import { sendPhoto } from '../shape-form/send-file.ts'
import { useSending } from '../shape-form/use-sending.ts'
import { chooseBefore, edit, elementAt, goBackTo, putBlock, rangeOn, replaceNode } from './writing-edits.ts'
import { figureHtml } from './writing-picture.tsx'

type Open =
  | { kind: 'link'; range: Range | null; link: HTMLAnchorElement | null; isWordless: boolean }
  | { kind: 'picture'; range: Range | null; figure: Element | null }

/** What is asked beside the words: where a link leads, which picture. The hand goes back to where it was. */
export function useWritingPanels(surface: RefObject<HTMLDivElement | null>, onWrite: () => void) {
  const [open, setOpen] = useState<Open | null>(null)
  const sending = useSending('image', sendPhoto, (photo) => {
    if (!surface.current) return
    goBackTo(surface.current, open?.range ?? null)
    putBlock(surface.current, figureHtml(photo))
    const images = surface.current.querySelectorAll(`img[src="${CSS.escape(photo.path)}"]`)
    const figure = [...images].at(-1)?.closest('figure') ?? null
    setOpen({ kind: 'picture', range: null, figure })
    onWrite()
  })
  const close = () => {
    goBackTo(surface.current, open?.range ?? null)
    setOpen(null)
  }
  const askLink = () => {
    const range = rangeOn(surface.current)
    const link = elementAt(range)?.closest('a') ?? null
    setOpen({ kind: 'link', range, link, isWordless: !link && (range?.collapsed ?? true) })
  }
  const askPicture = () => {
    const range = rangeOn(surface.current)
    setOpen({ kind: 'picture', range, figure: elementAt(range)?.closest('figure') ?? null })
  }
  /** The words of a link are chosen whole: who stands in them means all of them. */
  const standOnLink = () => {
    if (open?.kind !== 'link') return
    const range = document.createRange()
    if (open.link) range.selectNodeContents(open.link)
    goBackTo(surface.current, open.link ? range : open.range)
  }
  const putLink = ({ address, words }: { address: string; words: string }) => {
    if (open?.kind !== 'link') return
    standOnLink()
    if (open.isWordless) {
      edit('insertText', words)
      chooseBefore(words.length)
    }
    edit('createLink', address)
    document.getSelection()?.collapseToEnd()
    setOpen(null)
    onWrite()
  }
  const removeLink = () => {
    standOnLink()
    edit('unlink')
    setOpen(null)
    onWrite()
  }
  const removePicture = () => {
    if (open?.kind !== 'picture' || !open.figure || !surface.current) return
    replaceNode(surface.current, open.figure, '<p><br></p>')
    setOpen(null)
    onWrite()
  }
  return {
    open,
    sending,
    close,
    askLink,
    putLink,
    removeLink,
    askPicture,
    removePicture,
    /** A picture was pressed: what is said of it is asked. */
    showPicture: (figure: Element) => setOpen({ kind: 'picture', range: rangeOn(surface.current), figure }),
    /** A file pasted or dropped where the hand is. */
    takeFile: (file: File) => {
      setOpen({ kind: 'picture', range: rangeOn(surface.current), figure: null })
      sending.send(file)
    },
  }
}
