import type { OwnPicture } from '@/components/ui/picture';
import type { Project } from '@/lib/content/schema';
import type { Marked } from '@/lib/marked';

/** A project as its card shows it. */
export interface ShownProject extends Project {
  /** What the build made of its picture, where that is a file of the owner's. */
  picture?: OwnPicture;
  /** Its words, where they have parts in another script. */
  marked?: Marked<Pick<Project, 'title' | 'description' | 'technologies' | 'codeNote'>>;
}
