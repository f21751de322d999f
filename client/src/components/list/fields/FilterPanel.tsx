import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { AwaitedContent } from '../../overlays/AwaitedContent.tsx'
import { type PopupOfButton, ButtonPopover } from '../../overlays/usePopupButton.ts'
import type { FilterFieldsProps } from './FilterFields.tsx'
import classes from './FilterPanel.module.css'

/** The panel's fields, loaded lazily into the open panel. */
export const LazyFilterFields = lazyWithPreload(async () => (await import('./FilterFields.tsx')).FilterFields)

interface FilterPanelProps extends FilterFieldsProps {
  readonly popup: PopupOfButton
}

/** The filter popover. */
export function FilterPanel({ popup, list, state, onChange }: FilterPanelProps) {
  return (
    <ButtonPopover popup={popup} label="Filters" position="bottom-start" width={340} className={classes.filters}>
      <AwaitedContent part={LazyFilterFields} bars={12}>
        <LazyFilterFields list={list} state={state} onChange={onChange} />
      </AwaitedContent>
    </ButtonPopover>
  )
}
