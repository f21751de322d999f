import { Button, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '../../workshop/csf.ts'
import { ButtonPopover, usePopupButton } from './usePopupButton.ts'

export default {
  parameters: { docs: { description: { component: 'Panel of a button. Tab stays inside; Escape closes it and returns the focus.' } } },
} satisfies Meta

function PanelButton() {
  const { buttonProps, popup } = usePopupButton('dialog', [])
  return (
    <>
      <Button variant="default" {...buttonProps}>
        Filters
      </Button>
      {popup && (
        <ButtonPopover popup={popup} label="Filters" position="bottom-start" width={280} className="">
          <TextInput label="City" />
          <Button mt="md">Apply</Button>
        </ButtonPopover>
      )}
    </>
  )
}

export const Open: StoryObj = {
  render: () => <PanelButton />,
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
}
