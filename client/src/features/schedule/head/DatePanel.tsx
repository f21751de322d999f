import { MonthCalendar } from '../../../components/fields/days/MonthCalendar.tsx'
import { type PopupOfButton, ButtonPopover } from '../../../components/overlays/usePopupButton.ts'
import classes from './BoardHeader.module.css'

interface DatePanelProps {
  readonly popup: PopupOfButton
  readonly date: string
  readonly today: string
  readonly onChoose: (date: string) => void
}

export const DatePanel = ({ popup, date, today, onChoose }: DatePanelProps) => (
  <ButtonPopover popup={popup} label="Choose a day" className={classes.panel} position="bottom-start" width="max-content">
    <MonthCalendar
      key={date}
      label="Day"
      isBare
      withAutofocus
      selected={[date]}
      today={today}
      closedOn={() => null}
      onSelect={(day) => {
        popup.onChange(false)
        onChoose(day)
      }}
    />
  </ButtonPopover>
)
