import { Button, Menu } from '@mantine/core'
import { IconPin, IconTrash } from '@tabler/icons-react'
import type { Meta, StoryObj } from '../../workshop/csf.ts'
import { ButtonMenu } from './ButtonMenu.ts'
import { usePopupButton } from './usePopupButton.ts'

export default {
  parameters: {
    docs: {
      description: { component: 'Menu of a button. Arrow keys move, Enter chooses, Escape closes and returns the focus to the button.' },
    },
  },
} satisfies Meta

function MenuButton() {
  const { buttonProps, popup } = usePopupButton('menu', [])
  return (
    <>
      <Button variant="default" {...buttonProps}>
        More
      </Button>
      {popup && (
        <ButtonMenu {...popup} width={200}>
          <Menu.Item leftSection={<IconPin size={16} />}>Pin</Menu.Item>
          <Menu.Item disabled>Duplicate</Menu.Item>
          <Menu.Item color="var(--co-red-text)" leftSection={<IconTrash size={16} />}>
            Delete
          </Menu.Item>
        </ButtonMenu>
      )}
    </>
  )
}

export const Closed = () => <MenuButton />

export const Open: StoryObj = {
  render: () => <MenuButton />,
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
}
