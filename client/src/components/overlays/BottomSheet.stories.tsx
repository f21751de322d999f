import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '../../workshop/csf.ts'
import { BottomSheet } from './BottomSheet.tsx'
import { usePopupButton } from './usePopupButton.ts'

export default {
  parameters: { docs: { description: { component: 'Panel from below, for phones. Escape or Close returns the focus to the button.' } } },
} satisfies Meta

function SheetButton() {
  const { buttonProps, popup } = usePopupButton('dialog', [])
  return (
    <>
      <Button variant="default" {...buttonProps}>
        Filters
      </Button>
      {popup && (
        <BottomSheet popup={popup} title="Filters">
          <Button fullWidth>Show 12 jobs</Button>
        </BottomSheet>
      )}
    </>
  )
}

export const Open: StoryObj = {
  render: () => <SheetButton />,
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
}
