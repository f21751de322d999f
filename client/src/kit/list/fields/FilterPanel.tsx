import { ButtonPopover } from '../../../shared/ui/ButtonPopover.tsx'
import type { PopupOfButton } from '../../../shared/ui/usePopupButton.ts'
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx'
import classes from './FilterPanel.module.css'

interface FilterPanelProps extends FilterFieldsProps {
  readonly popup: PopupOfButton
}

/** The filters beside their button. */
export function FilterPanel({ popup, list, state, onChange }: FilterPanelProps) {
  return (
    <ButtonPopover popup={popup} label="Filters" position="bottom-start" width={340} className={classes.filters}>
      <FilterFields list={list} state={state} onChange={onChange} />
    </ButtonPopover>
  )
}
