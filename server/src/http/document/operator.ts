import {
  announcement,
  healthSample,
  operatorEntry,
  operatorPerson,
  operatorReport,
  reasoned,
  renaming,
  reportedMessage,
  sanction,
} from '@archivolt/protocol';
import { array } from 'valibot';
import type { RouteDescription } from './routeDescription.ts';

/** Routes for appointed operators; everybody else gets `forbidden`. */
export const OPERATOR_ROUTES = {
  'GET /api/admin/reports': {
    summary: 'Reported messages, with the messages before and after them',
    query: { closed: '1 for the resolved reports' },
    gives: array(operatorReport),
    for: 'operator',
  },
  'POST /api/admin/reports/close': {
    summary: 'Mark the reports of a message as resolved',
    takes: reportedMessage,
    for: 'operator',
  },
  'POST /api/admin/messages/remove': {
    summary: 'Remove a chat message',
    takes: reportedMessage,
    for: 'operator',
  },
  'GET /api/admin/people': {
    summary: 'Search for people by name or username',
    query: { text: 'a text that the name or username contains' },
    gives: array(operatorPerson),
    for: 'operator',
  },
  'GET /api/admin/people/:id': { summary: 'One person', gives: operatorPerson, for: 'operator' },
  'POST /api/admin/people/:id/mute': {
    summary: 'Mute a person until a given time',
    takes: sanction,
    gives: operatorPerson,
    for: 'operator',
  },
  'POST /api/admin/people/:id/suspend': {
    summary: 'Suspend a person until a given time',
    takes: sanction,
    gives: operatorPerson,
    for: 'operator',
  },
  'POST /api/admin/people/:id/rename': {
    summary: 'Rename a person',
    takes: renaming,
    gives: operatorPerson,
    for: 'operator',
  },
  'POST /api/admin/tables/:id/close': {
    summary: 'Close a table',
    takes: reasoned,
    refusals: ['unknownTable', 'over'],
    for: 'operator',
  },
  'POST /api/admin/announcement': {
    summary: 'Announce maintenance',
    takes: announcement,
    for: 'operator',
  },
  'DELETE /api/admin/announcement': { summary: 'Withdraw the announcement', for: 'operator' },
  'GET /api/admin/audit': {
    summary: 'The audit log, newest first',
    query: {
      before: 'a time: only older entries',
      id: 'with `before`, the entry of that time after which to continue',
    },
    gives: array(operatorEntry),
    for: 'operator',
  },
  'GET /api/admin/health': {
    summary: 'Health figures, one sample per minute',
    query: { hours: '1 to 168' },
    gives: array(healthSample),
    for: 'operator',
  },
} as const satisfies Readonly<Record<string, RouteDescription>>;
