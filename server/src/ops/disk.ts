import { statfs } from 'node:fs/promises';

/** Size and free space of a disk, in bytes. */
export interface DiskSpace {
  readonly size: number;
  readonly free: number;
}

/**
 * Measures the disk that holds a folder. Null if it cannot be measured: a lost disk must not also hide everything else
 * that metrics and health report.
 */
export async function diskSpace(folder: string): Promise<DiskSpace | null> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { size: bsize * blocks, free: bsize * bavail };
  } catch {
    return null;
  }
}
