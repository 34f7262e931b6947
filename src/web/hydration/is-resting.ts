/**
 * If the pointer was already there when the page appeared, browsers report a move by zero pixels. That isn't an
 * interaction.
 */
export function isResting(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
}
