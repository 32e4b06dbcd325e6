/** An action that ignores calls while it runs, so that a double click starts one game and not two. */
export function oneAtATime<Given extends unknown[]>(
  act: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  let isRunning = false;
  return async (...given) => {
    if (isRunning) return;
    isRunning = true;
    try {
      await act(...given);
    } finally {
      isRunning = false;
    }
  };
}
