/** Stands in the head of a page that needs no server: day or night, as the system has it. */
import { paint } from './core/theme.ts';

paint('system');
