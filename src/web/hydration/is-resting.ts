/** Browsers tell of a pointer that lay there before the page did as if it had moved, by nothing: nobody reached for anything. */
export function isResting(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
}
