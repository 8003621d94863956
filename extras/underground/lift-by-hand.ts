import type { MouseEvent, PointerEvent } from 'react'

/** A finger that moves less has pressed. */
const SLOP_PX = 6
/** How far a finger goes to lift the land all the way, as a share of the model's height. */
const WAY = 0.22

type Handle = HTMLElement & { parentElement: HTMLDetailsElement }

/** Where the pointer pressed that is down, and how far up the land was then. */
let pressed: { y: number; up: number } | undefined
/** How far up the pointer has brought the land, from 0 to 1. */
let up: number | undefined

/** The land follows a pointer that has pressed its handle; let go above half the way, it stays up. */
export const byHand = {
  onPointerDown({ currentTarget, pointerId, clientY }: PointerEvent<Handle>) {
    currentTarget.setPointerCapture(pointerId)
    pressed = { y: clientY, up: Number(currentTarget.parentElement.open) }
    up = undefined
  },
  onPointerMove({ currentTarget, clientY }: PointerEvent<Handle>) {
    const land = landOf(currentTarget)
    if (!land || !pressed) return
    const way = pressed.y - clientY
    if (up === undefined && Math.abs(way) < SLOP_PX) return
    up = Math.min(1, Math.max(0, pressed.up + way / (land.offsetHeight * WAY)))
    land.style.setProperty('--up', `${up}`)
  },
  onLostPointerCapture: letGo,
  /** The click with which a browser ends a drag does not lift or lower the land once more. */
  onClick(click: MouseEvent) {
    if (up === undefined || !click.detail) return
    click.preventDefault()
    click.stopPropagation()
  },
}

function letGo({ currentTarget }: PointerEvent<Handle>) {
  pressed = undefined
  if (up === undefined) return
  if (currentTarget.parentElement.open !== up > 0.5) currentTarget.click()
  landOf(currentTarget)?.style.removeProperty('--up')
}

function landOf(handle: Handle) {
  return handle.parentElement.previousElementSibling as HTMLElement | null
}
