import { type PopupOfButton, ButtonPopover } from '../../overlays/usePopupButton.ts'
import { DeferredContent } from '../../overlays/DeferredContent.tsx'
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx'
import classes from './FilterPanel.module.css'

interface FilterPanelProps extends FilterFieldsProps {
  readonly popup: PopupOfButton
}

export const FilterPanel = ({ popup, list, state, onChange }: FilterPanelProps) => (
  <ButtonPopover popup={popup} label="Filters" position="bottom-start" width={340} className={classes.filters}>
    <DeferredContent bars={list.filterRows.length} height={68}>
      <FilterFields list={list} state={state} onChange={onChange} />
    </DeferredContent>
  </ButtonPopover>
)
