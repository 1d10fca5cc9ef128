import { ChecklistPanel as ChecklistPanel_a6bcd5d4ebf695a9a79d3cc3c707a1e0 } from '../../../../src/features/publishing-checklist/checklist-panel.tsx'
import { SentenceError as SentenceError_5f5423c9db86a6e74850c07c45b045df } from '../../../../src/panel/sentence-error/sentence-error.tsx'
import { RowName as RowName_1f51761aa713be7c671b640ed4c93a1d } from '../../../../src/features/row-names/row-name.tsx'
import { SourceText as SourceText_21aab7bd27e1bce9df3e0f463f6b344e } from '../../../../src/features/translations/source-text.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_f48ef74dd1ab12fd484ce5cfd023de80 } from '../../../../src/rich-text/paste/paste-in-editor.tsx'
import { TablesFeatureClient as TablesFeatureClient_d12bd91b7a4ca37570acb0b0337d53e2 } from '../../../../src/rich-text/tables/tables-in-editor.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SectionName as SectionName_1f51761aa713be7c671b640ed4c93a1d } from '../../../../src/features/row-names/row-name.tsx'
import { DateAndTimeField as DateAndTimeField_9fb4818af2ff7800f3a130ac1a6a28ab } from '../../../../src/fields/date-and-time/date-and-time-field.tsx'
import { DateDiff as DateDiff_571f705447c216ad6b6034a75c442232 } from '../../../../src/fields/date-and-time/date-diff.tsx'
import { TranslationCell as TranslationCell_651862bb9a0c074217bb4f54b75b5349 } from '../../../../src/features/translations/badges.tsx'
import { TranslationPanel as TranslationPanel_91a9799ed465513d951b452181f734c3 } from '../../../../src/features/translations/translation-panel.tsx'
import { DateAndTimeCell as DateAndTimeCell_fec98b53a565e02d15ab00c88b73e0cc } from '../../../../src/fields/date-and-time/date-and-time-cell.tsx'
import { StatusCell as StatusCell_16bbeef6aca712f8453bc3979d25b478 } from '../../../../src/features/scheduling/schedule-lists.tsx'
import { LeftOutNotice as LeftOutNotice_b19ec407780c975809b9f1b6bfc9de3d } from '../../../../src/features/queries/left-out-notice.tsx'
import { TranslationFilters as TranslationFilters_de3227ee53d6f0cc1ef42e558e3b5db4 } from '../../../../src/features/translations/translation-lists.tsx'
import { SchoolOfForm as SchoolOfForm_605f3da417c68722841f5096234dab5d } from '../../../../src/fields/school-field.tsx'
import { ShareDialog as ShareDialog_48f7f8ff8a55402d7dc18bdc6d5f117b } from '../../../../src/features/preview/share-dialog.tsx'
import { ChecklistButton as ChecklistButton_3eb6b71a8a6e9e44f8124113bafec62b } from '../../../../src/features/publishing-checklist/checklist-button.tsx'
import { ConflictDialog as ConflictDialog_5ad530de49fad5f89cabca18d426e582 } from '../../../../src/features/conflicts/conflict-dialog.tsx'
import { AfterRefusedSave as AfterRefusedSave_0668237d999d03c50f1a7f889d1aa198 } from '../../../../src/panel/after-refused-save.tsx'
import { AskBeforeOtherLanguage as AskBeforeOtherLanguage_2426ba074dde129a1fb26b82ae78a704 } from '../../../../src/panel/ask-before-other-language.tsx'
import { DocumentStatus as DocumentStatus_710a60cdfda1e925eecf72e3092dbd88 } from '../../../../src/features/drafts/document-status.tsx'
import { NoUnpublishButton as NoUnpublishButton_f1e8e7fe34919fd6b53101a4958b61a1 } from '../../../../src/features/sites/no-unpublish-button.tsx'
import { VersionsView as VersionsView_8a76952c0331e422f8fdf0899a985b91 } from '../../../../src/features/versions/versions-view.tsx'
import { ReviewNotice as ReviewNotice_53288eb694b8be67323467f0af603b0c } from '../../../../src/features/reviews/review-notice.tsx'
import { SchoolField as SchoolField_605f3da417c68722841f5096234dab5d } from '../../../../src/fields/school-field.tsx'
import { UsesPanel as UsesPanel_59167aaca3fc87e67db7fc24823d7239 } from '../../../../src/features/uses/uses-panel.tsx'
import { RequestReview as RequestReview_9a5ef467875066e57c8f0eaea17ff9e6 } from '../../../../src/features/reviews/request-review.tsx'
import { RepeatDialog as RepeatDialog_fb9193f5d7114429687f149174cdec7c } from '../../../../src/features/repetitions/repeat-dialog.tsx'
import { FocalPoint as FocalPoint_5ede275cd5c883d3eea181a964ec96e8 } from '../../../../src/features/upload-form/focal-point.tsx'
import { RedirectsTransfer as RedirectsTransfer_c9266cc689de1bd80c878db9069fc680 } from '../../../../src/features/legacy-redirects/redirects-transfer.tsx'
import { CountCell as CountCell_f6baab7fcd77058b04d2aa4353cb78a9 } from '../../../../src/features/not-found/cells.tsx'
import { RedirectCell as RedirectCell_f6baab7fcd77058b04d2aa4353cb78a9 } from '../../../../src/features/not-found/cells.tsx'
import { RedirectField as RedirectField_f6baab7fcd77058b04d2aa4353cb78a9 } from '../../../../src/features/not-found/cells.tsx'
import { CurrentPasswordField as CurrentPasswordField_18c0a684c979fd8c520033e973443b29 } from '../../../../src/accounts/panel/current-password-field.tsx'
import { RoleField as RoleField_8102b9643dc920f71a64903ca46f08f6 } from '../../../../src/accounts/panel/role-field.tsx'
import { SecondFactorField as SecondFactorField_32fba10ce01e706f49fe3894dbf09ca9 } from '../../../../src/features/second-factor/panel/account-field.tsx'
import { HomeIcon as HomeIcon_bcb723eff1200263ca49dd615af883f1 } from '../../../../src/features/dashboard/home-icon.tsx'
import { LoginMark as LoginMark_803f70ac441e9fb4c1a33d32fb801ab8 } from '../../../../src/features/dashboard/login-mark.tsx'
import { NavLink as NavLink_0388e0e7076a78eb907b207d8b1a894a } from '../../../../src/panel/nav-link.tsx'
import { Today as Today_61f25947c86f5882fca2d1b623f5f5c8 } from '../../../../src/features/dashboard/today.tsx'
import { ScheduleOverview as ScheduleOverview_16bbeef6aca712f8453bc3979d25b478 } from '../../../../src/features/scheduling/schedule-lists.tsx'
import { TranslationReport as TranslationReport_de3227ee53d6f0cc1ef42e558e3b5db4 } from '../../../../src/features/translations/translation-lists.tsx'
import { LoginRedirect as LoginRedirect_2c5612275a89cac35b6a49a2e47fc98a } from '../../../../src/features/second-factor/panel/login-redirect.tsx'
import { KeepSession as KeepSession_4ff2d99ae6da0448e6a334e00fc21488 } from '../../../../src/accounts/panel/keep-session.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { CoverageView as CoverageView_a24d1a6ae64d88912b8170acffee2021 } from '../../../../src/features/crm-links/coverage/coverage-view.tsx'
import { VisitsView as VisitsView_7e5806e001dbb2fc0f802d0a65054f33 } from '../../../../src/features/visits/visits-view.tsx'
import { SecondFactorView as SecondFactorView_f8e8b53d27c4890e9bc09a6bfb67a4d7 } from '../../../../src/features/second-factor/panel/second-factor-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/features/publishing-checklist/checklist-panel.tsx#ChecklistPanel": ChecklistPanel_a6bcd5d4ebf695a9a79d3cc3c707a1e0,
  "/src/panel/sentence-error/sentence-error.tsx#SentenceError": SentenceError_5f5423c9db86a6e74850c07c45b045df,
  "/src/features/row-names/row-name.tsx#RowName": RowName_1f51761aa713be7c671b640ed4c93a1d,
  "/src/features/translations/source-text.tsx#SourceText": SourceText_21aab7bd27e1bce9df3e0f463f6b344e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/rich-text/paste/paste-in-editor.tsx#PasteFeatureClient": PasteFeatureClient_f48ef74dd1ab12fd484ce5cfd023de80,
  "/src/rich-text/tables/tables-in-editor.tsx#TablesFeatureClient": TablesFeatureClient_d12bd91b7a4ca37570acb0b0337d53e2,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/features/row-names/row-name.tsx#SectionName": SectionName_1f51761aa713be7c671b640ed4c93a1d,
  "/src/fields/date-and-time/date-and-time-field.tsx#DateAndTimeField": DateAndTimeField_9fb4818af2ff7800f3a130ac1a6a28ab,
  "/src/fields/date-and-time/date-diff.tsx#DateDiff": DateDiff_571f705447c216ad6b6034a75c442232,
  "/src/features/translations/badges.tsx#TranslationCell": TranslationCell_651862bb9a0c074217bb4f54b75b5349,
  "/src/features/translations/translation-panel.tsx#TranslationPanel": TranslationPanel_91a9799ed465513d951b452181f734c3,
  "/src/fields/date-and-time/date-and-time-cell.tsx#DateAndTimeCell": DateAndTimeCell_fec98b53a565e02d15ab00c88b73e0cc,
  "/src/features/scheduling/schedule-lists.tsx#StatusCell": StatusCell_16bbeef6aca712f8453bc3979d25b478,
  "/src/features/queries/left-out-notice.tsx#LeftOutNotice": LeftOutNotice_b19ec407780c975809b9f1b6bfc9de3d,
  "/src/features/translations/translation-lists.tsx#TranslationFilters": TranslationFilters_de3227ee53d6f0cc1ef42e558e3b5db4,
  "/src/fields/school-field.tsx#SchoolOfForm": SchoolOfForm_605f3da417c68722841f5096234dab5d,
  "/src/features/preview/share-dialog.tsx#ShareDialog": ShareDialog_48f7f8ff8a55402d7dc18bdc6d5f117b,
  "/src/features/publishing-checklist/checklist-button.tsx#ChecklistButton": ChecklistButton_3eb6b71a8a6e9e44f8124113bafec62b,
  "/src/features/conflicts/conflict-dialog.tsx#ConflictDialog": ConflictDialog_5ad530de49fad5f89cabca18d426e582,
  "/src/panel/after-refused-save.tsx#AfterRefusedSave": AfterRefusedSave_0668237d999d03c50f1a7f889d1aa198,
  "/src/panel/ask-before-other-language.tsx#AskBeforeOtherLanguage": AskBeforeOtherLanguage_2426ba074dde129a1fb26b82ae78a704,
  "/src/features/drafts/document-status.tsx#DocumentStatus": DocumentStatus_710a60cdfda1e925eecf72e3092dbd88,
  "/src/features/sites/no-unpublish-button.tsx#NoUnpublishButton": NoUnpublishButton_f1e8e7fe34919fd6b53101a4958b61a1,
  "/src/features/versions/versions-view.tsx#VersionsView": VersionsView_8a76952c0331e422f8fdf0899a985b91,
  "/src/features/reviews/review-notice.tsx#ReviewNotice": ReviewNotice_53288eb694b8be67323467f0af603b0c,
  "/src/fields/school-field.tsx#SchoolField": SchoolField_605f3da417c68722841f5096234dab5d,
  "/src/features/uses/uses-panel.tsx#UsesPanel": UsesPanel_59167aaca3fc87e67db7fc24823d7239,
  "/src/features/reviews/request-review.tsx#RequestReview": RequestReview_9a5ef467875066e57c8f0eaea17ff9e6,
  "/src/features/repetitions/repeat-dialog.tsx#RepeatDialog": RepeatDialog_fb9193f5d7114429687f149174cdec7c,
  "/src/features/upload-form/focal-point.tsx#FocalPoint": FocalPoint_5ede275cd5c883d3eea181a964ec96e8,
  "/src/features/legacy-redirects/redirects-transfer.tsx#RedirectsTransfer": RedirectsTransfer_c9266cc689de1bd80c878db9069fc680,
  "/src/features/not-found/cells.tsx#CountCell": CountCell_f6baab7fcd77058b04d2aa4353cb78a9,
  "/src/features/not-found/cells.tsx#RedirectCell": RedirectCell_f6baab7fcd77058b04d2aa4353cb78a9,
  "/src/features/not-found/cells.tsx#RedirectField": RedirectField_f6baab7fcd77058b04d2aa4353cb78a9,
  "/src/accounts/panel/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_18c0a684c979fd8c520033e973443b29,
  "/src/accounts/panel/role-field.tsx#RoleField": RoleField_8102b9643dc920f71a64903ca46f08f6,
  "/src/features/second-factor/panel/account-field.tsx#SecondFactorField": SecondFactorField_32fba10ce01e706f49fe3894dbf09ca9,
  "/src/features/dashboard/home-icon.tsx#HomeIcon": HomeIcon_bcb723eff1200263ca49dd615af883f1,
  "/src/features/dashboard/login-mark.tsx#LoginMark": LoginMark_803f70ac441e9fb4c1a33d32fb801ab8,
  "/src/panel/nav-link.tsx#NavLink": NavLink_0388e0e7076a78eb907b207d8b1a894a,
  "/src/features/dashboard/today.tsx#Today": Today_61f25947c86f5882fca2d1b623f5f5c8,
  "/src/features/scheduling/schedule-lists.tsx#ScheduleOverview": ScheduleOverview_16bbeef6aca712f8453bc3979d25b478,
  "/src/features/translations/translation-lists.tsx#TranslationReport": TranslationReport_de3227ee53d6f0cc1ef42e558e3b5db4,
  "/src/features/second-factor/panel/login-redirect.tsx#LoginRedirect": LoginRedirect_2c5612275a89cac35b6a49a2e47fc98a,
  "/src/accounts/panel/keep-session.tsx#KeepSession": KeepSession_4ff2d99ae6da0448e6a334e00fc21488,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/features/crm-links/coverage/coverage-view.tsx#CoverageView": CoverageView_a24d1a6ae64d88912b8170acffee2021,
  "/src/features/visits/visits-view.tsx#VisitsView": VisitsView_7e5806e001dbb2fc0f802d0a65054f33,
  "/src/features/second-factor/panel/second-factor-view.tsx#SecondFactorView": SecondFactorView_f8e8b53d27c4890e9bc09a6bfb67a4d7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
