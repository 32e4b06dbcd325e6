import type { GameTypes } from '@archivolt/engine';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Answer } from '../controller.ts';
import { looksByPointer } from '../frame/sight.ts';
import type { TableModel } from '../model.svelte.ts';

/** Hovering or focusing a button previews what it would do. */
export const previewOnHover =
  <G extends GameTypes, T, S>(
    model: TableModel<G, T, S>,
    answer: Answer<G, S> | undefined,
  ): Attachment<HTMLElement> =>
  (button) => {
    const away = (): void => model.input.lookAt(undefined);
    const ends = [
      on(button, 'pointerenter', ({ pointerType }) => {
        if (looksByPointer(pointerType)) model.input.lookAt(answer);
      }),
      on(button, 'pointerleave', away),
      on(button, 'focus', () => {
        if (button.matches(':focus-visible')) model.input.lookAt(answer);
      }),
      on(button, 'blur', away),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
