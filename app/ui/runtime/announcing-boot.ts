/*
 * The boot script of a site that announces something (app/ui/frame/announcement.tsx). Other sites have boot.ts alone, so their
 * pages carry nothing of it.
 */

import "./boot.ts";
import { rememberClosedAnnouncement } from "./closed-announcement.ts";

rememberClosedAnnouncement();
