/** Wraps a function so that it recomputes only if an argument changed (compared by `===`). */
export function memoLast<Of extends readonly unknown[], Made>(
  make: (...of: Of) => Made,
): (...of: Of) => Made {
  let last: { readonly of: Of; readonly made: Made } | undefined
  return (...of) => {
    if (!last?.of.every((each, place) => each === of[place])) last = { of, made: make(...of) }
    return last.made
  }
}
