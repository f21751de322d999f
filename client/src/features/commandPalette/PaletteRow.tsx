import type { TablerIcon } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useHref } from 'react-router'
import classes from './PaletteDialog.module.css'
import { piecesOf } from './matches.ts'

const Highlighted = ({ text, search }: { readonly text: string; readonly search: string }) =>
  piecesOf(text, search).map(({ text: piece, isMatch }, index) => (isMatch ? <mark key={index}>{piece}</mark> : piece))

export interface ShownRow {
  readonly key: string
  readonly title: string
  readonly details: readonly string[]
  readonly Icon?: TablerIcon
  /** The page that it opens, or what it does. */
  readonly to?: string
  readonly act?: () => void
  /** An action on a record, which is chosen next: the dialog stays open with this text in its field. */
  readonly typed?: string
  /** Links to the whole list. */
  readonly isAll?: boolean
}

interface PaletteRowProps {
  readonly row: ShownRow
  readonly id: string
  readonly search: string
  readonly isActive: boolean
  readonly onChoose: (row: ShownRow, isInNewTab: boolean) => void
}

function RowText({ row: { title, details, isAll = false }, search }: Pick<PaletteRowProps, 'row' | 'search'>) {
  if (isAll) return <span className={`wrap fill ${classes.text} ${classes.all}`}>{title}</span>
  return (
    <span className={`wrap fill ${classes.text}`}>
      <span className={`ellipsis ${classes.title}`} dir="auto">
        <Highlighted text={title} search={search} />
      </span>
      {details.length > 0 && (
        <span className="shrink hint ellipsis" dir="auto">
          <Highlighted text={details.join(' · ')} search={search} />
        </span>
      )}
    </span>
  )
}

/** A row; a link if it has a target, so that the browser's ways to open a link work. */
export function PaletteRow({ row, id, search, isActive, onChoose }: PaletteRowProps) {
  const { Icon, to } = row
  const href = useHref(to ?? '')
  const onClick = (event: MouseEvent): void => {
    if (to !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey)) return
    event.preventDefault()
    onChoose(row, false)
  }
  const shared = { id, role: 'option', 'aria-selected': isActive, className: classes.row, onClick } as const
  const labels = (
    <>
      {Icon && <Icon size={18} stroke={1.7} aria-hidden />}
      <RowText row={row} search={search} />
    </>
  )
  return to === undefined ? (
    <div {...shared}>{labels}</div>
  ) : (
    <a {...shared} href={href} tabIndex={-1}>
      {labels}
    </a>
  )
}
